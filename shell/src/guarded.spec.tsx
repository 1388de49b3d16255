import { createApplication, type Lifecycles } from '@hub/mfe';
import { renderInShell } from '@hub/mfe/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { guarded } from './guarded.tsx';

afterEach(() => {
  vi.useRealTimers();
});

const calendar = createApplication('calendar', () => <p>March</p>);
const broken: Lifecycles = { ...calendar, mount: () => Promise.reject(new Error('broken')) };
const off = () => Promise.reject(new Error('503'));

const stand = (load: () => Promise<Lifecycles>, goBack = () => false) => {
  const place = document.createElement('div');
  const reports: string[] = [];
  const counted: string[] = [];
  const { shell } = renderInShell(<div ref={(element) => element?.append(place)} />);
  const reportError = (error: unknown) => reports.push(String(error));
  const application = guarded({
    name: 'calendar',
    place,
    shell: { ...shell, reportError },
    load,
    goBack,
    saw: (what) => counted.push(what),
  });
  const enter = () => act(() => application.mount({ ...shell, domElement: place }));
  const leave = () => act(() => application.unmount({ domElement: place }));
  return { enter, leave, reports, counted, place, application };
};

it('shows that it is loading, and then the application', async () => {
  let arrive: (lifecycles: Lifecycles) => void = () => {};
  const { enter } = stand(() => new Promise((resolve) => (arrive = resolve)));
  await enter();
  expect(await screen.findByText('Loading')).toBeInTheDocument();
  act(() => arrive(calendar));
  expect(await screen.findByText('March')).toBeVisible();
  expect(screen.queryByText('Loading')).not.toBeInTheDocument();
});

it('says so after ten seconds, fetches again on Retry, and shows what arrives first', async () => {
  vi.useFakeTimers();
  const arrivals: ((lifecycles: Lifecycles) => void)[] = [];
  const { enter, leave } = stand(() => new Promise((resolve) => void arrivals.push(resolve)));
  const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  await enter();
  await wait(9999);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  await wait(1);
  expect(screen.getByText('This part of the app is taking longer than usual')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await wait(0);
  expect(arrivals).toHaveLength(2);
  expect(screen.getByText('Loading')).toBeInTheDocument();
  await leave();
  await enter();
  expect(arrivals).toHaveLength(2);
  await wait(10_000);
  expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
  arrivals[1]?.(calendar);
  await wait(0);
  expect(screen.getByText('March')).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('offers another try in its own place when its scripts cannot be had', async () => {
  let load: () => Promise<Lifecycles> = off;
  const { enter, reports } = stand(() => load());
  await enter();
  expect(await screen.findByText('This part of the app could not be loaded')).toBeVisible();
  expect(reports).toEqual(['Error: 503']);
  load = () => Promise.resolve(calendar);
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('March')).toBeVisible();
});

it('tries again automatically at the next visit', async () => {
  let load: () => Promise<Lifecycles> = off;
  const { enter, leave, place } = stand(() => load());
  await enter();
  await screen.findByText('This part of the app could not be loaded');
  await leave();
  expect(place).toBeEmptyDOMElement();
  load = () => Promise.resolve(calendar);
  await enter();
  expect(await screen.findByText('March')).toBeVisible();
});

it('takes the previous build when the current one cannot be mounted', async () => {
  let current = broken;
  const goBack = () => {
    if (current === calendar) return false;
    current = calendar;
    return true;
  };
  const { enter, reports } = stand(() => Promise.resolve(current), goBack);
  await enter();
  expect(await screen.findByText('March')).toBeVisible();
  expect(reports).toEqual(['Error: broken']);
});

it('says so when the previous build cannot be mounted either', async () => {
  const { enter } = stand(() => Promise.resolve(broken));
  await enter();
  expect(await screen.findByText('This part of the app could not be loaded')).toBeVisible();
});

it('leaves the page alone when its scripts arrive after the student has gone on', async () => {
  let arrive: (lifecycles: Lifecycles) => void = () => {};
  const { enter, leave, place } = stand(() => new Promise((resolve) => (arrive = resolve)));
  await enter();
  await leave();
  await act(async () => arrive(calendar));
  await waitFor(() => expect(place).toBeEmptyDOMElement());
});

describe('when a newer build is released', () => {
  const page = (text: string) => createApplication('calendar', () => <input aria-label={text} />);
  const opened = async () => {
    const builds = [page('March')];
    const stood = stand(() => Promise.resolve(builds.at(-1) ?? calendar));
    await stood.enter();
    await screen.findByLabelText('March');
    builds.push(page('April'));
    return stood;
  };

  it('keeps what is shown, and loads the newer one at the next mount', async () => {
    const { application, enter, leave, counted } = await opened();
    await userEvent.type(screen.getByLabelText('March'), 'not saved');
    act(() => application.outdate());
    act(() => application.catchUp());
    expect(screen.getByLabelText('March')).toHaveValue('not saved');
    await leave();
    await enter();
    expect(await screen.findByLabelText('April')).toBeVisible();
    expect(counted).toEqual(['mounts', 'mounts']);
  });

  it('loads it at once when a script is gone and nothing was typed', async () => {
    const { application } = await opened();
    act(() => application.catchUp());
    expect(screen.getByLabelText('March')).toBeVisible(); // there is none yet
    act(() => application.outdate());
    act(() => application.catchUp());
    expect(await screen.findByLabelText('April')).toBeVisible();
  });

  it('loads it at once where the build had failed, or had crashed', async () => {
    const crashing = createApplication('calendar', () => {
      throw new Error('crashed');
    });
    for (const bad of [crashing, broken]) {
      let build: Lifecycles = bad;
      const { application, enter, leave, counted } = stand(() => Promise.resolve(build));
      await enter();
      await screen.findByText('This part of the app could not be loaded');
      build = page('April');
      act(() => application.outdate());
      expect(await screen.findByLabelText('April')).toBeVisible();
      expect(counted).toEqual([bad === broken ? 'failures' : 'mounts', 'mounts']);
      await leave();
    }
  });

  it('does not show the older one that was still loading', async () => {
    const arrivals: ((lifecycles: Lifecycles) => void)[] = [];
    const { application, enter } = stand(() => new Promise((resolve) => void arrivals.push(resolve)));
    await enter();
    act(() => application.outdate());
    expect(arrivals).toHaveLength(2);
    act(() => arrivals[0]?.(page('March')));
    act(() => arrivals[1]?.(page('April')));
    expect(await screen.findByLabelText('April')).toBeVisible();
    expect(screen.queryByLabelText('March')).not.toBeInTheDocument();
  });
});
