import type { RemotesManifest } from '@hub/contracts';
import type { Lifecycles, ShellProps } from '@hub/mfe';
import { pathToActiveWhen, registerApplication } from 'single-spa';
import type { Federation } from './federation.ts';
import { guarded } from './guarded.tsx';
import { note } from './noted.ts';
import { everywhere } from './remote-pages.ts';

const exposed = './lifecycles';
const hasLifecycles = (module: object): module is Lifecycles => 'mount' in module && 'unmount' in module;

const activeOn = (route: string) => (route === everywhere ? () => true : pathToActiveWhen(route, true));

interface Host {
  manifest: RemotesManifest;
  federation: Federation;
  shell: ShellProps;
  isOver: () => boolean;
}

/** Registers each remote with routes as an application of single-spa, by its name with the element that it is mounted in. */
export const registerApplications = ({ manifest, federation, shell, isOver }: Host) => {
  const routed = Object.entries(manifest.remotes).filter(([, { routes }]) => routes.length > 0);
  return routed.map(([name, { routes }]) => {
    const place = document.createElement('div');
    const active = routes.map(activeOn);
    const load = async () => {
      const module = await federation.load(name, exposed);
      if (!hasLifecycles(module)) throw new Error(`${name} exposes no lifecycles`);
      return module;
    };
    const application = guarded({
      name,
      place,
      shell,
      load,
      goBack: () => federation.goBack(name),
      saw: (what, error) => note({ entry: federation.entryOf(name), what, error }),
    });
    registerApplication({
      name,
      app: () => Promise.resolve(application),
      activeWhen: (location) => !isOver() && active.some((isActive) => isActive(location)),
    });
    return { name, place, application };
  });
};
