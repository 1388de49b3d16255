import { createApplication, PartFailed, type Lifecycles, type ShellProps } from '@hub/mfe';
import { PartLoading } from './shared/part-loading.tsx';

interface Guard {
  name: string;
  /** The element on the page that the application stands in; it outlives every mount. */
  place: HTMLElement;
  shell: ShellProps;
  load: () => Promise<Lifecycles>;
  /** Turns to the previous build; false when there is none. */
  goBack: () => boolean;
}

/**
 * An application that never fails towards single-spa and never keeps it waiting: while it is fetched its place says
 * so and offers Retry after a while, what cannot be loaded or mounted is tried again with the previous build, and then becomes a card in its own
 * place that offers Retry. The next visit tries by itself.
 */
export const guarded = ({ name, place, shell, load, goBack }: Guard): Lifecycles => {
  let asked: Promise<Lifecycles> | null = null; // also for who leaves and comes back before it is there
  let loaded: Lifecycles | null = null;
  let standing: { lifecycles: Lifecycles; domElement: HTMLElement } | null = null;
  let turn = 0; // what ends late must not touch the page of a later visit

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
