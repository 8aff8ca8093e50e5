import {
  Sansita_400Regular,
  Sansita_400Regular_Italic,
  Sansita_700Bold,
  Sansita_800ExtraBold,
  useFonts,
} from '@expo-google-fonts/sansita';
import { Stack } from 'expo-router';
import { makeStore } from '@/store';
import { AppProviders } from '@/ui/kit/AppProviders';

const store = makeStore();

export default function RootLayout() {
  const [loaded, failed] = useFonts({
    Sansita_400Regular,
    Sansita_400Regular_Italic,
    Sansita_700Bold,
    Sansita_800ExtraBold,
  });
  // Without the font the app would still work, so a failure must not keep anybody out.
  if (!loaded && failed === null) return null;
  return (
    <AppProviders store={store}>
      <Stack screenOptions={{ headerShown: false }} />
    </AppProviders>
  );
}
