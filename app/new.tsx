import { useLocalSearchParams, useRouter } from 'expo-router';
import { useState } from 'react';
import { NewGameScreen } from '@/ui/home/NewGameScreen';

export default function NewGame() {
  const router = useRouter();
  const { seed } = useLocalSearchParams<{ seed?: string }>();
  // A link may name the shuffle (`/new?seed=7`), so that two tables can play the same deal.
  const [given] = useState(() => (seed === undefined ? Date.now() % 2 ** 31 : Number(seed) || 0));
  return <NewGameScreen seed={given} onStarted={() => router.replace('/game')} onBack={() => router.replace('/')} />;
}
