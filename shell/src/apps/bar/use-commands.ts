import type { RemoteLink } from '@hub/contracts';
import { useShell } from '@hub/mfe';
import { pagesWith } from '../../shared/pages.ts';
import { t as tOfStudent } from '../../student-messages.ts';
import { settingsParts } from '../../shared/settings-parts.ts';
import type { BarCommand } from './arrange.ts';
import { t } from './messages.ts';

interface Actions {
  links: readonly RemoteLink[];
  onAdd: () => void;
  onCard: () => void;
  onAssistant: () => void;
  onHelp: () => void;
  /** Something else is shown. */
  onClose: () => void;
}

/** The pages, those of remotes too, the parts of the settings, and what the bar can do. */
export const useCommands = ({ links, onClose, ...actions }: Actions) => {
  const { navigate } = useShell();
  const goTo = (path: string) => () => {
    onClose();
    navigate(path);
  };
  const all: readonly (BarCommand & { run: () => void })[] = [
    ...pagesWith(links).map(({ path, title, keys }) => ({
      id: path,
      group: 'goTo' as const,
      title,
      run: goTo(path),
      ...(keys && { keys: keys.toUpperCase() }),
    })),
    { id: 'do add', group: 'do', title: t('commands.add'), words: t('words.add'), keys: 'Q', run: actions.onAdd },
    { id: 'do card', group: 'do', title: t('commands.card'), words: t('words.card'), run: actions.onCard },
    { id: 'do ask', group: 'do', title: t('commands.ask'), words: t('words.ask'), run: actions.onAssistant },
    { id: 'do help', group: 'do', title: t('commands.help'), words: t('words.help'), keys: '?', run: actions.onHelp },
    ...settingsParts.map((part) => ({
      id: `/settings#${part}`,
      group: 'settings' as const,
      title: t('settings', { part: tOfStudent(`settings.groups.${part}`) }),
      words: t(`words.${part}`),
      run: goTo(`/settings#${part}`),
    })),
  ];
  return all;
};
