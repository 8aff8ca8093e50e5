import { useMemo } from 'react';
import { View } from 'react-native';
import { TARGET } from '../kit/type';
import { QuotaTable } from '../tracks/QuotaTable';
import type { PromptProps } from './promptProps';

/** The quota dock, large enough for fingers. */
export function QuotaPrompt({ legal, chosen, choose }: PromptProps) {
  const commands = useMemo(
    () => new Map(legal.flatMap((command) => (command.type === 'pickQuota' ? [[command.quota, command]] : []))),
    [legal],
  );
  const dests = useMemo(() => new Set(commands.keys()), [commands]);
  return (
    <View style={{ alignItems: 'center' }}>
      <QuotaTable
        cell={TARGET - 6}
        dests={dests}
        selected={chosen?.type === 'pickQuota' ? chosen.quota : null}
        onPick={(quota) => {
          const command = commands.get(quota);
          if (command !== undefined) choose(command);
        }}
      />
    </View>
  );
}
