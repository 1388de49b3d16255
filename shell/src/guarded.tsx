import { createApplication, PartFailed, type Lifecycles, type ShellProps } from '@hub/mfe';
import { PartLoading } from './shared/part-loading.tsx';

interface Guard {
  name: string;
  /** The element that the application is mounted in; it stays on the page between mounts. */
  place: HTMLElement;
  shell: ShellProps;
  load: () => Promise<Lifecycles>;
  /** Switches to the previous build; false when there is none. */
  goBack: () => boolean;
  /** Counts a mount, or one that failed with this error. */
  saw: (what: 'mounts' | 'failures', error?: unknown) => void;
}

/** Whether a place may be changed: what was typed in it would be lost. Dialogs count for the page below them. */
type Condition = 'away' | 'waiting' | 'failed' | 'untouched' | 'typed';

/** An application of single-spa that can take a newer build. */
export interface Guarded extends Lifecycles {
  /** A newer build is live: the next mount loads it, and a place that failed or is still waiting loads it at once. */
  outdate: () => void;
  /** Loads a newer build at once unless something was typed since the mount. */
  catchUp: () => void;
}

/**
 * An application that never fails and never blocks single-spa. While it loads, its place shows that and later offers
 * Retry. What cannot be loaded or mounted is tried again with the previous build, then replaced by a card with Retry.
 * The next visit tries again on its own.
 */
export const guarded = ({ name, place, shell, load, goBack, saw }: Guard): Guarded => {
  let asked: Promise<Lifecycles> | null = null; // also when the student leaves and returns before it has loaded
  let loaded: Lifecycles | null = null;
  let standing: { lifecycles: Lifecycles; domElement: HTMLElement } | null = null;
  let turn = 0; // a late result must not change the page of a later visit
  let condition: Condition = 'away';

  const clear = () => {
    const leaving = standing;
    standing = null;
    if (!leaving) return;
    const { lifecycles, domElement } = leaving;
    lifecycles.unmount({ domElement }).catch((error: unknown) => shell.reportError(error, name));
    domElement.remove();
  };

  const stand = (lifecycles: Lifecycles) => {
    clear();
    const domElement = document.createElement('div');
    place.append(domElement);
    standing = { lifecycles, domElement };
    return lifecycles.mount({ ...shell, reportError: reportOwn, domElement });
  };

  const reportOwn: ShellProps['reportError'] = (error, where) => {
    if (where === name) condition = 'failed'; // what was typed went with the part that crashed
    shell.reportError(error, where);
  };
  document.addEventListener('input', () => {
    if (condition === 'untouched' || condition === 'failed') condition = 'typed';
  });

  const fetchAndBootstrap = async () => {
    const lifecycles = await load();
    await lifecycles.bootstrap();
    return lifecycles;
  };

  const run = async (mine: number): Promise<void> => {
    try {
      let lifecycles = loaded;
      if (!lifecycles) {
        void stand(waiting);
        const own = (asked ??= fetchAndBootstrap());
        lifecycles = await own;
        if (own === asked) loaded = lifecycles; // else a newer build was released in the meantime
      }
      if (mine !== turn) return;
      condition = 'untouched';
      await stand(lifecycles);
      saw('mounts');
    } catch (error) {
      asked = null;
      loaded = null;
      saw('failures', error);
      shell.reportError(error, name);
      if (mine !== turn) return;
      condition = 'failed';
      await (goBack() ? run(mine) : stand(card));
    }
  };

  const begin = () => {
    turn += 1;
    condition = 'waiting';
    void run(turn);
  };

  const askAgain = () => {
    asked = null;
    begin();
  };

  const waiting = createApplication(name, () => <PartLoading onRetry={askAgain} />);
  const card = createApplication(name, () => <PartFailed onRetry={begin} />);

  return {
    bootstrap: () => Promise.resolve(),
    mount: () => {
      begin();
      return Promise.resolve();
    },
    unmount: () => {
      turn += 1;
      condition = 'away';
      clear();
      return Promise.resolve();
    },
    outdate: () => {
      asked = null;
      loaded = null;
      if (condition === 'waiting' || condition === 'failed') begin();
    },
    catchUp: () => {
      if (!loaded && condition === 'untouched') begin();
    },
  };
};
