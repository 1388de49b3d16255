import type { Boot } from '@hub/contracts';

// Visitor and student in one script, as a product in one piece has them.
const boot = JSON.parse(document.getElementById('boot')?.textContent ?? '{}') as Partial<Boot>;
if (boot.user) await import(/* webpackMode: "eager" */ '../../src/host.tsx');
else await import(/* webpackMode: "eager" */ '../../src/visitor.tsx');
