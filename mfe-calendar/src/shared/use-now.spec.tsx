import { act, fireEvent, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useNow } from './use-now.ts';

const lateInTheEvening = new Date(2026, 10, 30, 23, 59, 58);
const changeVisibility = () => fireEvent(document, new Event('visibilitychange'));
const comeBack = (at: Date) => {
  vi.setSystemTime(at);
  changeVisibility();
};

afterEach(() => vi.useRealTimers());

describe("the student's clock", () => {
  it('moves on at midnight, again and again', () => {
    vi.useFakeTimers({ now: lateInTheEvening });
    const { result } = renderHook(useNow);
    expect(result.current).toEqual({ today: '2026-11-30', time: '23:59' });
    act(() => void vi.advanceTimersByTime(2000));
    expect(result.current).toEqual({ today: '2026-12-01', time: '00:00' });
    act(() => void vi.advanceTimersByTime(24 * 60 * 60_000));
    expect(result.current.today).toBe('2026-12-02');
  });

  it('is right when the student returns to the page, however long the computer slept', () => {
    vi.useFakeTimers({ now: lateInTheEvening });
    const { result } = renderHook(useNow);
    comeBack(new Date(2026, 11, 3, 22));
    expect(result.current).toEqual({ today: '2026-12-03', time: '22:00' });
    act(() => void vi.advanceTimersByTime(2 * 60 * 60_000));
    expect(result.current.today).toBe('2026-12-04');
  });

  it('stops when the page closes', () => {
    vi.useFakeTimers({ now: lateInTheEvening });
    renderHook(useNow).unmount();
    changeVisibility();
    expect(vi.getTimerCount()).toBe(0);
  });
});
