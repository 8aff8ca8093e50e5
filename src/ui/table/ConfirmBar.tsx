/** Always in the same place: what is asked, what was picked, what it costs and gives, and the button that does it. */
import { View } from 'react-native';
import { CHARTERS } from '@/engine/model/vocabulary';
import { useWords } from '@/i18n/react';
import { Icon } from '../art/Icon';
import { Worker } from '../art/Marks';
import { EffectGlyphs } from '../effects/EffectGlyphs';
import type { Glyph } from '../effects/glyphs';
import { Button } from '../kit/Button';
import { Text } from '../kit/Text';
import { SPACE } from '../kit/type';
import { useTheme } from '../kit/useTheme';
import { OtherChoices } from './OtherChoices';
import type { Choice } from './useChoice';
import { useConfirmation } from './useConfirmation';

interface Props {
  readonly choice: Choice;
  /** Phones and portrait stack the words over the buttons. */
  readonly stacked: boolean;
}

function Plaque({ label, glyphs }: { readonly label: string; readonly glyphs: readonly Glyph[] }) {
  const theme = useTheme();
  return (
    <View style={{ flexDirection: 'row', alignItems: 'center', gap: 6 }}>
      <Text size="small" colour={theme.bartext2} bounded>
        {label}
      </Text>
      <View
        style={{
          minHeight: 34,
          borderRadius: 17,
          paddingHorizontal: 10,
          justifyContent: 'center',
          backgroundColor: theme.plaque,
          borderWidth: 1.2,
          borderColor: theme.outline,
        }}
      >
        <EffectGlyphs glyphs={glyphs} size={21} colour={theme.onPlaque} />
      </View>
    </View>
  );
}

export function ConfirmBar({ choice, stacked }: Props) {
  const theme = useTheme();
  const { t } = useWords();
  const { prompt, chosen, inspected } = choice;
  const { title, note, pay, gain } = useConfirmation(choice);
  const said = (
    <View
      style={{ flex: 1, minWidth: stacked ? undefined : 180, flexDirection: 'row', alignItems: 'center', gap: SPACE.m }}
    >
      {prompt !== null && (
        <View
          style={{
            width: 48,
            height: 48,
            borderRadius: 24,
            borderWidth: 2.5,
            borderColor: theme.glow,
            backgroundColor: theme.charters[CHARTERS[prompt.seat]].tint,
            alignItems: 'center',
            justifyContent: 'center',
          }}
        >
          <Worker charter={CHARTERS[prompt.seat]} big size={38} />
        </View>
      )}
      <View style={{ flex: 1 }} aria-live="polite">
        <Text size={stacked ? 'body' : 'button'} weight="bold" colour={theme.bartext} numberOfLines={2} bounded>
          {title}
        </Text>
        {note !== '' && (
          <Text size="small" colour={theme.bartext2} numberOfLines={1} bounded>
            {note}
          </Text>
        )}
      </View>
    </View>
  );
  const terms = (pay.length > 0 || gain.length > 0) && (
    <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.s, flexWrap: 'wrap' }}>
      {pay.length > 0 && <Plaque label={t('table.youPay')} glyphs={pay} />}
      {pay.length > 0 && gain.length > 0 && <Icon name="gains" size={18} />}
      {gain.length > 0 && <Plaque label={t('table.youGain')} glyphs={gain} />}
    </View>
  );
  const buttons = (
    <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s, alignItems: 'center' }}>
      {chosen === null && inspected === null ? (
        <OtherChoices choice={choice} />
      ) : (
        <>
          <Button label={t('table.back')} look="bar" onPress={choice.back} {...(stacked && { style: { flex: 1 } })} />
          {chosen !== null && (
            <Button
              label={chosen.type === 'placeWorker' ? t('table.placeWorker') : t('table.confirm')}
              look="gold"
              size="button"
              onPress={choice.confirm}
              testID="confirm"
              style={stacked ? { flex: 2 } : { minWidth: 170 }}
            />
          )}
        </>
      )}
    </View>
  );
  return (
    <View
      style={{
        backgroundColor: theme.bar,
        borderTopWidth: 2,
        borderColor: theme.outline,
        paddingHorizontal: SPACE.m,
        paddingVertical: 6,
        gap: SPACE.s,
        ...(stacked ? {} : { flexDirection: 'row', alignItems: 'center', minHeight: 62 }),
      }}
    >
      {stacked ? <View style={{ flexDirection: 'row' }}>{said}</View> : said}
      {terms}
      {buttons}
    </View>
  );
}
