import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

afterEach(cleanup);

// a busy machine may take its time
configure({ asyncUtilTimeout: 10_000 });

// jsdom has none of these: Radix's toast captures the pointer, the search scrolls to the selected hit and observes its
// own height
Object.defineProperty(Element.prototype, 'hasPointerCapture', { configurable: true, value: () => false });
Element.prototype.scrollIntoView = () => {};
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
);
