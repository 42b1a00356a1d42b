import { scene } from '../../../site/src/drawn/scene.ts';
import { picture } from '../../../site/src/lib/pictures.ts';
import type { Content } from '../../content-model/src/collections.ts';
import type { SiteLanguage } from '../../content-model/src/read-site.ts';
import type { ProcessProps } from './Process.tsx';
import type { StepImage, TimelineStep } from './ProcessTimeline.tsx';

type Step = Content['process']['steps'][number];

/** The section of the process with the pictures of its steps; if no step has a picture, each has a drawing. */
export async function prepare({ content }: SiteLanguage): Promise<ProcessProps> {
  const { process, site } = content;
  const { section, steps, features } = process;
  const hasNoImages = steps.every(({ images }) => images.length === 0);
  const sketchOf = ({ title, drawing }: Step, index: number) =>
    scene({
      drawing,
      agency: site.brand,
      title,
      laid: 0.3 + (0.7 * (index + 1)) / steps.length,
    });
  return {
    section,
    steps: await Promise.all(
      steps.map((step, index) =>
        prepareStep(step, hasNoImages ? sketchOf(step, index) : undefined),
      ),
    ),
    features: features.map((feature, index) => ({ ...feature, id: index + 1 })),
    vehicle: section.vehicle ? await picture(section.vehicle, [48, 96]) : undefined,
  };
}

async function prepareStep(
  { images, drawing: _, ...step }: Step,
  sketch: string | undefined,
): Promise<TimelineStep> {
  const ratio = images.length > 1 ? 9 / 11 : 16 / 10;
  return {
    ...step,
    sketch,
    images: await Promise.all(images.map((image) => prepareImage(image, ratio))),
  };
}

async function prepareImage(
  { src, alt, after }: Step['images'][number],
  ratio: number,
): Promise<StepImage> {
  const prepare = (path: string) => picture(path, [240, 400, 800], { covers: ratio });
  return {
    alt,
    picture: await prepare(src),
    after: after ? await prepare(after) : undefined,
  };
}
