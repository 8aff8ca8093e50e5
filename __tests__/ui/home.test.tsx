import { screen } from '@testing-library/react-native';
import { HomeScreen } from '@/ui/home/HomeScreen';
import { NewGameScreen } from '@/ui/home/NewGameScreen';
import { show, tap, user } from './support/table';

const nothing = () => undefined;

describe('The start', () => {
  test('says what the app is, and that it is a fan work', () => {
    show(<HomeScreen onNew={nothing} onContinue={nothing} />);
    expect(screen.getByRole('heading', { name: 'Charter Chest' })).toBeOnTheScreen();
    expect(screen.getByText(/^An unofficial fan work/)).toBeOnTheScreen();
    expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
  });

  test('speaks another language at a tap', async () => {
    show(<HomeScreen onNew={nothing} onContinue={nothing} />);
    await tap('Deutsch');
    expect(screen.getByRole('button', { name: 'Neues Spiel' })).toBeOnTheScreen();
    await tap('Polski');
    expect(screen.getByRole('button', { name: 'Nowa gra' })).toBeOnTheScreen();
  });

  test('begins game 1 for the seats that were chosen, with their names', async () => {
    const started = jest.fn();
    const store = show(<NewGameScreen seed={7} onStarted={started} onBack={nothing} />);
    await tap('3');
    await user.press(screen.getByRole('switch', { name: 'Blue charter' }));
    await user.type(screen.getByLabelText('Name of player 1'), '  Łucja ');
    await tap('Start');
    expect(started).toHaveBeenCalled();
    const { campaign, players } = store.getState();
    expect(campaign.controllers).toEqual(['human', 'inactive', 'human', 'human', 'inactive', 'human']);
    expect(players.names[0]).toBe('Łucja');
  });

  test('offers to go on with a game that was begun', async () => {
    const store = show(<NewGameScreen seed={7} onStarted={nothing} onBack={nothing} />);
    await tap('Start');
    screen.unmount();
    show(<HomeScreen onNew={nothing} onContinue={nothing} />, store);
    expect(screen.getByRole('button', { name: 'Continue' })).toBeOnTheScreen();
    expect(screen.getByText('Game 1, round 1')).toBeOnTheScreen();
  });
});
