// The words in React: a screen speaks the language its provider was given, and changes with it.
import { render, screen } from '@testing-library/react-native';
import { Text } from 'react-native';
import { lexicons } from '@/content/text';
import { useWords, WordsProvider } from '@/i18n/react';

function Undo() {
  return <Text>{useWords().t('table.undo')}</Text>;
}

describe('the provider of words', () => {
  it('speaks the language it is given, and another when that changes', () => {
    const tree = (language: 'de' | 'pl') => (
      <WordsProvider language={language} lexicons={lexicons}>
        <Undo />
      </WordsProvider>
    );
    const { rerender } = render(tree('de'));
    expect(screen.getByText('Rückgängig')).toBeTruthy();
    rerender(tree('pl'));
    expect(screen.getByText('Cofnij')).toBeTruthy();
  });

  it('is missed where it is missing', () => {
    const silence = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => render(<Undo />)).toThrow('WordsProvider');
    silence.mockRestore();
  });
});
