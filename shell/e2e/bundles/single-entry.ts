import type { Boot } from '@hub/contracts';

// Visitor and student in one script, as in a product without federation.
const boot = JSON.parse(document.getElementById('boot')?.textContent ?? '{}') as Partial<Boot>;
if (boot.user) await import(/* webpackMode: "eager" */ '../../src/host.tsx');
else await import(/* webpackMode: "eager" */ '../../src/visitor.tsx');
