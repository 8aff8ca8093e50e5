import { useRouter } from 'expo-router';
import { HomeScreen } from '@/ui/home/HomeScreen';

export default function Home() {
  const router = useRouter();
  return <HomeScreen onNew={() => router.push('/new')} onContinue={() => router.push('/game')} />;
}
