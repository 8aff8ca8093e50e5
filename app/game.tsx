import { Redirect, useRouter } from 'expo-router';
import { useAppSelector } from '@/store';
import { TableScreen } from '@/ui/table/TableScreen';

export default function Game() {
  const router = useRouter();
  const begun = useAppSelector((root) => root.session.start !== null);
  if (!begun) return <Redirect href="/" />;
  return <TableScreen onHome={() => router.replace('/')} onAgain={() => router.replace('/new')} />;
}
