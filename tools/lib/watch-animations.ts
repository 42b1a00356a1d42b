import type { Page } from '@playwright/test';

/** An animation or transition that ran in a page. */
export interface SeenAnimation {
  /** The name of its keyframes, `transition`, or `script` for one that a script began. */
  readonly name: string;
  /** The element and pseudo-element that it moved, such as `header.bar::after`. */
  readonly target: string;
  /** The properties whose values differ between its keyframes, as scripts spell them. */
  readonly properties: readonly string[];
}

/** What the compositor moves without the page being laid out or painted again. */
const free = new Set(['transform', 'translate', 'rotate', 'scale', 'opacity']);

/** The properties of an animation that have to be laid out or painted for each of its frames. */
export const costlyProperties = ({ properties }: SeenAnimation) =>
  properties.filter((property) => !free.has(property));

/** What a tab's pages were seen to animate, since its first page or since it was forgotten. */
export interface AnimationWatch {
  readonly seen: readonly SeenAnimation[];
  /** Forgets what was seen; what still runs is seen again. */
  readonly forget: () => Promise<void>;
}

/**
 * Looks at every frame of the pages that this tab opens from now on, and at what is animated in it: by
 * time or by scrolling, from style sheets, scripts or the browser's own change of pages. A change that
 * takes no time is none.
 */
export async function watchAnimations(page: Page): Promise<AnimationWatch> {
  const seen: SeenAnimation[] = [];
  await page.exposeBinding('animationWasSeen', (_source, animation: SeenAnimation) => {
    seen.push(animation);
  });
  await page.addInitScript(lookAtEveryFrame);
  return {
    seen,
    async forget() {
      seen.length = 0;
      await page.evaluate(() => dispatchEvent(new Event('animations-forgotten')));
    },
  };
}

/** Runs in the page, so that it can use nothing from here. */
function lookAtEveryFrame(): void {
  const { animationWasSeen } = window as unknown as {
    animationWasSeen: (animation: SeenAnimation) => void;
  };
  const known = new Set<string>();
  addEventListener('animations-forgotten', () => known.clear());
  // As a build writes the names of a style sheet: _name_hash_line.
  const plain = (name: string) => name.replace(/^_(.+)_\w+_\d+$/, '$1');
  const nameOf = (animation: Animation) => {
    if (animation instanceof CSSTransition) return 'transition';
    return animation instanceof CSSAnimation ? plain(animation.animationName) : 'script';
  };
  const nameOfTarget = ({ target, pseudoElement }: KeyframeEffect) => {
    const names = [...(target?.classList ?? [])].map((name) => `.${plain(name)}`);
    return `${target?.localName}${names.join('')}${pseudoElement ?? ''}`;
  };
  const look = () => {
    for (const animation of document.getAnimations()) {
      const { effect, playState } = animation;
      if (!(effect instanceof KeyframeEffect) || playState === 'finished') continue;
      if (effect.getTiming().duration === 0) continue;
      const values = new Map<string, Set<unknown>>();
      for (const keyframe of effect.getKeyframes()) {
        for (const [property, value] of Object.entries(keyframe)) {
          if (/^(offset|computedOffset|easing|composite)$/.test(property)) continue;
          values.set(property, (values.get(property) ?? new Set()).add(value));
        }
      }
      const properties = [...values].filter(([, all]) => all.size > 1).map(([name]) => name);
      if (properties.length === 0) continue;
      const found = { name: nameOf(animation), target: nameOfTarget(effect), properties };
      const key = JSON.stringify(found);
      if (known.has(key)) continue;
      known.add(key);
      animationWasSeen(found);
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
