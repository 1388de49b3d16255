import { CacheProvider } from '@emotion/react';
import { FullScreenSpinner, GlobalStyle } from '@hub/ui';
import { styleCache } from '../../style-cache.ts';

/** Shown before the student is known. */
export const FullPageLoading = () => (
  <CacheProvider value={styleCache}>
    <GlobalStyle />
    <FullScreenSpinner />
  </CacheProvider>
);
