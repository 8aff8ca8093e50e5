import { describeCommand, minionName } from '@/i18n';
import { useWords } from '@/i18n/react';
import { Icon } from '../art/Icon';
import { Button } from '../kit/Button';
import type { Choice } from './useChoice';

/** What else may be done besides tapping a place: use an item, retrieve, take in parts, decline. */
export function Others({ choice }: { readonly choice: Choice }) {
  const words = useWords();
  const { t } = words;
  return (
    <>
      <PieceInHand choice={choice} />
      {choice.legal.map((command) => {
        switch (command.type) {
          case 'useCard':
            return (
              <Button
                key={`use${command.card}`}
                label={describeCommand(words, command, choice.prompt)}
                look="bar"
                size="small"
                picture={<Icon name="item" size={22} />}
                onPress={() => choice.choose(command)}
                testID="choice"
              />
            );
          case 'takeInParts':
            return (
              <Button
                key="parts"
                label={t('table.takeInParts')}
                look="bar"
                size="small"
                onPress={() => choice.choose(command)}
              />
            );
          case 'retrieveWorkers':
            return (
              <Button
                key="retrieve"
                label={t('table.retrieveWorkers')}
                look="bar"
                size="body"
                picture={<Icon name="retrieve" size={26} />}
                onPress={() => choice.choose(command)}
                testID="choice"
              />
            );
          case 'decline':
            return (
              <Button
                key="decline"
                label={t('table.decline')}
                look="bar"
                onPress={() => choice.choose(command)}
                testID="choice"
              />
            );
          default:
            return null;
        }
      })}
    </>
  );
}

/** With minions at home, what the next tap on the board places. */
function PieceInHand({ choice: { piece, pieces, take } }: { readonly choice: Choice }) {
  const words = useWords();
  if (pieces.length < 2) return null;
  return pieces.map((each) => (
    <Button
      key={each}
      label={each === 'worker' ? words.t('table.worker') : minionName(words, each)}
      look={each === piece ? 'gold' : 'bar'}
      size="small"
      selected={each === piece}
      picture={each === 'worker' ? undefined : <Icon name={each} size={22} />}
      onPress={() => take(each)}
    />
  ));
}
