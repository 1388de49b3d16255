import { expect, it } from 'vitest';
import { endpointsIn, importsIn } from './needs.ts';

it('describes the endpoints that a script calls, with what is sent and what is expected', () => {
  const script = 'const a={method:"PUT",path:"/api/tasks/:id",params:b,body:c};';
  expect(endpointsIn([script, script])).toEqual([
    expect.objectContaining({
      method: 'PUT',
      path: '/api/tasks/:id',
      body: expect.objectContaining({ required: ['completed'] }),
      result: expect.objectContaining({ type: 'object' }),
    }),
  ]);
});

it('names an endpoint that is not in the contracts', () => {
  expect(endpointsIn(['const a={method:"GET",path:"/api/weather"};'])).toEqual([
    { method: 'GET', path: '/api/weather' },
  ]);
});

it('lists what sources import of lent packages, without types', () => {
  const sources = [
    "import { useState, type ReactNode } from 'react';\nimport type { FC } from 'react';",
    "import {\n  useRef,\n  useState as useIt,\n} from 'react';\nimport { x } from './x.ts';",
  ];
  expect(importsIn(sources, ['react'])).toEqual({ react: ['useRef', 'useState'] });
});
