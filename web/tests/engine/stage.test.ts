import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SceneStage } from '../../src/engine/stage';

function stageAt(pace: number, still = false) {
  const hooks = { commit: vi.fn(), sound: vi.fn(), say: vi.fn(), read: vi.fn() };
  return { hooks, stage: new SceneStage({ pace, still, ...hooks }) };
}

/** Whether a promise has been kept so far. */
async function kept(promise: Promise<unknown>): Promise<boolean> {
  let done = false;
  void promise.then(() => (done = true));
  await vi.advanceTimersByTimeAsync(0);
  return done;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('waiting is scaled by the pace', async () => {
  const { stage } = stageAt(2);
  const waited = stage.wait(100);
  await vi.advanceTimersByTimeAsync(199);
  expect(await kept(waited)).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await kept(waited)).toBe(true);
});

test('a skip ends what runs; the second one all that would follow', async () => {
  const { stage } = stageAt(1);
  const first = stage.wait(1000);
  stage.skip();
  expect(await kept(first)).toBe(true);
  expect(stage.skipping).toBe(false);
  const second = stage.wait(1000);
  expect(await kept(second)).toBe(false);
  stage.skip();
  expect(await kept(second)).toBe(true);
  expect(stage.skipping).toBe(true);
  expect(await kept(stage.wait(1000))).toBe(true);
});

test('whoever hides the page skips everything', () => {
  const { stage } = stageAt(1);
  stage.hurry();
  expect(stage.skipping).toBe(true);
});

test('what people read is not ended by a skip, but by going on or after a while', async () => {
  const { stage, hooks } = stageAt(1);
  const read = stage.tapOn(5000);
  expect(hooks.read).toHaveBeenLastCalledWith(true);
  stage.skip();
  expect(await kept(read)).toBe(false);
  stage.go();
  expect(await kept(read)).toBe(true);
  expect(hooks.read).toHaveBeenLastCalledWith(false);
  const unread = stage.tapOn(5000);
  await vi.advanceTimersByTimeAsync(5000);
  expect(await kept(unread)).toBe(true);
});

test('the view after the step is shown once', async () => {
  const { stage, hooks } = stageAt(1);
  await stage.commit();
  stage.commitNow();
  expect(hooks.commit).toHaveBeenCalledTimes(1);
});

test('an abandoned scene shows nothing any more', async () => {
  const { stage, hooks } = stageAt(1);
  const [waited, read] = [stage.wait(1000), stage.tapOn(1000)];
  stage.abandon();
  expect(await kept(Promise.all([waited, read, stage.abandoned]))).toBe(true);
  await stage.commit();
  expect(hooks.commit).not.toHaveBeenCalled();
});

test('with reduced motion nothing moves, but it takes as long', async () => {
  const { stage } = stageAt(1, true);
  const thing = { animate: vi.fn() } as unknown as Element;
  const moved = stage.animate(thing, [], { duration: 300, delay: 100 });
  await vi.advanceTimersByTimeAsync(399);
  expect(await kept(moved)).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await kept(moved)).toBe(true);
  expect(thing.animate).not.toHaveBeenCalled();
});

test('an animation is scaled, and over even if the browser forgets it', async () => {
  const { stage } = stageAt(0.5);
  const animation = { finished: new Promise(() => {}), finish: vi.fn(), playState: 'running' };
  const thing = { animate: vi.fn(() => animation) } as unknown as Element;
  const moved = stage.animate(thing, [], { duration: 300, delay: 100, iterations: 2 });
  expect(thing.animate).toHaveBeenCalledWith([], expect.objectContaining({ duration: 150, delay: 50, iterations: 2 }));
  await vi.advanceTimersByTimeAsync(2000);
  expect(await kept(moved)).toBe(true);
  expect(animation.finish).toHaveBeenCalled();
});
