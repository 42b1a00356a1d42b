import type { PageBlock } from '../../../../packages/content-model/src/page-kinds/define-page.ts';
import { picture } from '../../lib/pictures.ts';
import type { StoryBlock } from './Story.tsx';

/** The widths of pictures within a story, in pixels. */
const WIDTHS = [320, 400, 720, 1100, 1600, 2200];

/** The blocks of a page's text for a story: each title joins the text below it. */
export const prepareStory = (blocks: readonly PageBlock[]): Promise<StoryBlock[]> =>
  Promise.all(
    joined(blocks).map(async (block) =>
      'html' in block ? block : { ...block, picture: await picture(block.picture, WIDTHS) },
    ),
  );

function joined(blocks: readonly PageBlock[]) {
  const result: Exclude<PageBlock, { heading: unknown }>[] = [];
  for (const block of blocks) {
    if ('picture' in block) {
      result.push(block);
      continue;
    }
    const html = 'heading' in block ? titleOf(block.heading) : block.html;
    const last = result.at(-1);
    if (last && 'html' in last) last.html += `\n${html}`;
    else result.push({ html });
  }
  return result;
}

const titleOf = ({ id, html }: { id: string; html: string }) => `<h2 id="${id}">${html}</h2>`;
