import { CacheProvider } from '@emotion/react';
import { NavigateContext } from '@hub/mfe';
import { GlobalStyle } from '@hub/ui';
import { announce, createNavigate } from '../../navigation.ts';
import { styleCache } from '../../style-cache.ts';
import { Landing } from './landing.tsx';

const navigate = createNavigate(announce);

/** The landing page on its own, before the visitor's other scripts have loaded. */
export const FrontPage = () => (
  <NavigateContext value={navigate}>
    <CacheProvider value={styleCache}>
      <GlobalStyle />
      <Landing />
    </CacheProvider>
  </NavigateContext>
);
