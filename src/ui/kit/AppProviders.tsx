/** Everything a screen stands on, for the app and for tests alike: store, words, theme, gestures, safe areas. */
import type { ReactNode } from 'react';
import { GestureHandlerRootView } from 'react-native-gesture-handler';
import { SafeAreaProvider } from 'react-native-safe-area-context';
import { Provider } from 'react-redux';
import type { AppStore } from '@/store';
import { ErrorBoundary } from './ErrorBoundary';
import { LanguageProvider } from './language';
import { ThemeProvider } from './useTheme';

export function AppProviders({ store, children }: { readonly store: AppStore; readonly children: ReactNode }) {
  return (
    <GestureHandlerRootView style={{ flex: 1 }}>
      <SafeAreaProvider>
        <Provider store={store}>
          <ThemeProvider>
            <LanguageProvider>
              <ErrorBoundary>{children}</ErrorBoundary>
            </LanguageProvider>
          </ThemeProvider>
        </Provider>
      </SafeAreaProvider>
    </GestureHandlerRootView>
  );
}
