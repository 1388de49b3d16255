import { vi } from 'vitest';

// jsdom has neither; the search scrolls to the selected hit, and observes its own height
Element.prototype.scrollIntoView = () => {};
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
);
