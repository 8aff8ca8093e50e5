/** Always in the same place: what is asked, what was picked, what it costs and gives, and the button that does it. */
import { View } from 'react-native';
import { useWords } from '@/i18n/react';
import { Icon } from '../art/Icon';
import { EffectGlyphs } from '../effects/EffectGlyphs';
import type { Glyph } from '../effects/glyphs';
import { Button } from '../kit/Button';
import { Text } from '../kit/Text';
import { RADII, SPACE } from '../kit/type';
import { useTheme } from '../kit/useTheme';
import { Asker } from './Asker';
import { Others } from './Others';
import type { Choice } from './useChoice';
import { useConfirmation } from './useConfirmation';

interface Props {
  readonly choice: Choice;
  /** One row in landscape, two in portrait, a sheet of three over a phone's map. */
  readonly shape: 'row' | 'rows' | 'sheet';
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

export function ConfirmBar({ choice, shape }: Props) {
  const theme = useTheme();
  const { title, note, pay, gain } = useConfirmation(choice);
  const sheet = shape === 'sheet';
  const said = (
    <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.m, ...(shape === 'row' && { flex: 1 }) }}>
      <Asker prompt={choice.prompt} size={48} />
      <View style={{ flex: 1 }} aria-live="polite">
        <Text size="button" weight="bold" colour={theme.bartext} numberOfLines={2} bounded>
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
  const terms = <Terms pay={pay} gain={gain} />;
  const buttons = <Buttons choice={choice} stretched={sheet} />;
  return (
    <View
      style={{
        backgroundColor: theme.bar,
        borderTopWidth: 2,
        borderColor: theme.outline,
        paddingHorizontal: SPACE.m,
        paddingVertical: sheet ? SPACE.m : 6,
        gap: SPACE.s,
        ...(shape === 'row' && { flexDirection: 'row', alignItems: 'center', minHeight: 62 }),
        ...(shape === 'rows' && { minHeight: 116, justifyContent: 'center' }),
        ...(sheet && { borderTopLeftRadius: RADII.sheet, borderTopRightRadius: RADII.sheet }),
      }}
    >
      {said}
      {shape === 'rows' ? (
        <View style={{ flexDirection: 'row', alignItems: 'center', justifyContent: 'space-between' }}>
          {terms}
          {buttons}
        </View>
      ) : (
        <>
          {terms}
          {buttons}
        </>
      )}
    </View>
  );
}

function Terms({ pay, gain }: { readonly pay: readonly Glyph[]; readonly gain: readonly Glyph[] }) {
  const { t } = useWords();
  return (
    <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.s, flexWrap: 'wrap' }}>
      {pay.length > 0 && <Plaque label={t('table.youPay')} glyphs={pay} />}
      {pay.length > 0 && gain.length > 0 && <Icon name="gains" size={18} />}
      {gain.length > 0 && <Plaque label={t('table.youGain')} glyphs={gain} />}
    </View>
  );
}

function Buttons({ choice, stretched }: { readonly choice: Choice; readonly stretched: boolean }) {
  const { t } = useWords();
  const { chosen, inspected, back, confirm } = choice;
  const row = { flexDirection: 'row', flexWrap: 'wrap', flexShrink: 1, gap: SPACE.s, alignItems: 'center' } as const;
  if (chosen === null && inspected === null) {
    return (
      <View style={row}>
        <Others choice={choice} />
      </View>
    );
  }
  return (
    <View style={row}>
      <Button label={t('table.back')} look="bar" onPress={back} style={stretched ? { flex: 1 } : { minWidth: 100 }} />
      {chosen !== null && (
        <Button
          label={chosen.type === 'placeWorker' ? t('table.placeWorker') : t('table.confirm')}
          look="gold"
          onPress={confirm}
          testID="confirm"
          style={stretched ? { flex: 2 } : { minWidth: 180 }}
        />
      )}
    </View>
  );
}
