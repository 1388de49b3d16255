import * as emotionJsx from '@emotion/react/jsx-runtime';
import * as styled from '@emotion/styled';
import * as mfe from '@hub/mfe';
import * as ui from '@hub/ui';
import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDOM from 'react-dom';
import * as ReactDOMClient from 'react-dom/client';
import { emotionSurface, querySurface, zodSurface } from './share-surface.ts';

const share = (key: string, lib: object, singleton: boolean) => {
  const version = SHARED_VERSIONS[key] ?? '';
  return {
    [key]: {
      version,
      lib: () => lib,
      scope: 'default',
      shareConfig: { singleton, strictVersion: singleton, requiredVersion: `^${version}` },
    },
  };
};

/** The shell's own module objects, offered to the remotes: one React, one emotion, one query client's library. */
export const shareScope = () => ({
  ...share('react', React, true),
  ...share('react/jsx-runtime', jsxRuntime, true),
  ...share('react-dom', ReactDOM, true),
  ...share('react-dom/client', ReactDOMClient, true),
  ...share('@tanstack/react-query', querySurface, true),
  ...share('@emotion/react', emotionSurface, true),
  ...share('@emotion/react/jsx-runtime', emotionJsx, true),
  ...share('@emotion/styled', styled, false),
  ...share('zod', zodSurface, false),
  ...share('@hub/mfe', mfe, false),
  ...share('@hub/ui', ui, false),
});
