import { useWindowDimensions, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { useAppSelector } from '@/store';
import { useTheme } from '../kit/useTheme';
import { FinalScores } from './FinalScores';
import { PhoneTable } from './PhoneTable';
import { Refused } from './Refused';
import { TabletTable } from './TabletTable';
import { TopBar } from './TopBar';
import { useChoice } from './useChoice';

interface Props {
  readonly onHome: () => void;
  readonly onAgain: () => void;
}

/** A tablet shows everything at rest; below this width a table takes turns on tabs. */
const TABLET = 760;

export function TableScreen({ onHome, onAgain }: Props) {
  const theme = useTheme();
  const insets = useSafeAreaInsets();
  const window = useWindowDimensions();
  const choice = useChoice();
  const over = useAppSelector((root) => root.flow.phase === 'over');
  const width = window.width - insets.left - insets.right;
  const height = window.height - insets.top - insets.bottom;
  const tablet = width >= TABLET && height >= 560;
  const Table = tablet ? TabletTable : PhoneTable;
  return (
    <View
      style={{
        flex: 1,
        backgroundColor: theme.bar,
        paddingTop: insets.top,
        paddingBottom: insets.bottom,
        paddingLeft: insets.left,
        paddingRight: insets.right,
      }}
    >
      <TopBar small={!tablet} onHome={onHome} />
      <Refused />
      {over ? (
        <FinalScores onHome={onHome} onAgain={onAgain} />
      ) : (
        <Table choice={choice} width={width} height={height - (tablet ? 42 : 46)} />
      )}
    </View>
  );
}
