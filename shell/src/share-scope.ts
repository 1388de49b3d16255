import * as emotion from '@emotion/react';
import * as emotionJsx from '@emotion/react/jsx-runtime';
import * as styled from '@emotion/styled';
import * as mfe from '@hub/mfe';
import { lentZod } from '@hub/mfe/lent-zod';
import * as ui from '@hub/ui';
import * as query from '@tanstack/react-query';
import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDOM from 'react-dom';
import * as ReactDOMClient from 'react-dom/client';

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

/** The shell's own modules, lent to the remotes: one React, one emotion, one React Query. All are whole but zod. */
export const shareScope = () => ({
  ...share('react', React, true),
  ...share('react/jsx-runtime', jsxRuntime, true),
  ...share('react-dom', ReactDOM, true),
  ...share('react-dom/client', ReactDOMClient, true),
  ...share('@tanstack/react-query', query, true),
  ...share('@emotion/react', emotion, true),
  ...share('@emotion/react/jsx-runtime', emotionJsx, true),
  ...share('@emotion/styled', styled, false),
  ...share('zod', lentZod, false),
  ...share('@hub/mfe', mfe, false),
  ...share('@hub/ui', ui, false),
});
