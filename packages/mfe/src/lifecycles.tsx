import { CacheProvider } from '@emotion/react';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { Boundary } from './boundary.tsx';
import { NavigateContext } from './router.tsx';
import { ShellContext, type ShellProps } from './shell.ts';

type MountProps = ShellProps & { domElement: HTMLElement };

/** The functions that single-spa calls on an application. */
export interface Lifecycles {
  bootstrap: () => Promise<void>;
  mount: (props: MountProps) => Promise<void>;
  unmount: (props: { domElement: HTMLElement }) => Promise<void>;
}

/** The providers around every React root of the product. */
export const Providers = ({ shell, children }: { shell: ShellProps; children: ReactNode }) => (
  <ShellContext value={shell}>
    <NavigateContext value={shell.navigate}>
      <CacheProvider value={shell.emotionCache}>
        <QueryClientProvider client={shell.queryClient}>{children}</QueryClientProvider>
      </CacheProvider>
    </NavigateContext>
  </ShellContext>
);

/** A remote's application: one React root in the element that the shell gives it. */
export const createApplication = (name: string, View: ComponentType): Lifecycles => {
  const roots = new WeakMap<HTMLElement, Root>();
  return {
    bootstrap: () => Promise.resolve(),
    mount: ({ domElement, ...shell }) => {
      const root = createRoot(domElement, { onUncaughtError: (error) => shell.reportError(error, name) });
      roots.set(domElement, root);
      root.render(
        <Providers shell={shell}>
          <Boundary where={name} report={shell.reportError}>
            <View />
          </Boundary>
        </Providers>,
      );
      return Promise.resolve();
    },
    unmount: ({ domElement }) => {
      roots.get(domElement)?.unmount();
      roots.delete(domElement);
      return Promise.resolve();
    },
  };
};
