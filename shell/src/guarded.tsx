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
}

/**
 * An application that never fails and never blocks single-spa. While it loads, its place shows that and later offers
 * Retry. What cannot be loaded or mounted is tried again with the previous build, then replaced by a card with Retry.
 * The next visit tries again on its own.
 */
export const guarded = ({ name, place, shell, load, goBack }: Guard): Lifecycles => {
  let asked: Promise<Lifecycles> | null = null; // also when the student leaves and returns before it has loaded
  let loaded: Lifecycles | null = null;
  let standing: { lifecycles: Lifecycles; domElement: HTMLElement } | null = null;
  let turn = 0; // a late result must not change the page of a later visit

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
    return lifecycles.mount({ ...shell, domElement });
  };

  const fetchAndBootstrap = async () => {
    const lifecycles = await load();
    await lifecycles.bootstrap();
    return lifecycles;
  };

  const run = async (mine: number): Promise<void> => {
    try {
      if (!loaded) {
        void stand(waiting);
        asked ??= fetchAndBootstrap();
        loaded = await asked;
      }
      if (mine === turn) await stand(loaded);
    } catch (error) {
      asked = null;
      loaded = null;
      shell.reportError(error, name);
      if (mine !== turn) return;
      await (goBack() ? run(mine) : stand(card));
    }
  };

  const begin = () => {
    turn += 1;
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
      clear();
      return Promise.resolve();
    },
  };
};
