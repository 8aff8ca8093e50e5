import { useWords } from '@/i18n/react';
import { Icon } from '../art/Icon';
import { Button } from '../kit/Button';
import type { Choice } from './useChoice';

/** What else may be done besides tapping a place: retrieve, take in parts, decline. */
export function Others({ choice }: { readonly choice: Choice }) {
  const { t } = useWords();
  return (
    <>
      {choice.legal.map((command) => {
        switch (command.type) {
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
