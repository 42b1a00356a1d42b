import type { ContentFiles } from '../../../content-model/src/read-content.ts';
import type { OpenEntry } from '../entries/entries.ts';
import type { PageExtras } from '../pages/layout.tsx';
import type { AdminRequest } from '../request/route.ts';
import type { Words } from '../words/words.ts';
import { isOnPage, placeFor } from './places.ts';

/** The data of the panel's script, which the server writes into an attribute. */
export type PanelData = {
  /** The address of the pages, without a slash at the end. */
  address: string;
  isRunning: boolean;
  file: string;
  page: string;
  section: string;
  /** Whether the entry is one of several in its section. */
  isListed: boolean;
  words: Words['preview'];
};

type SegmentsProps = {
  id?: string;
  name: string;
  caption: string;
  /** The label of each value. */
  labels: Readonly<Record<string, string>>;
  chosen: string;
};

/** A choice of a few values, side by side. */
const Segments = ({ id, name, caption, labels, chosen }: SegmentsProps) => (
  <fieldset className="row segments" id={id}>
    <legend className="visually-hidden">{caption}</legend>
    {Object.entries(labels).map(([value, label]) => (
      <label key={value}>
        <input type="radio" name={name} value={value} defaultChecked={value === chosen} /> {label}
      </label>
    ))}
  </fieldset>
);

/** The part of a page that is shown. */
type Shown = Pick<PanelData, 'file' | 'page' | 'section' | 'isListed'> & {
  /** Whether the page exists, so that it can be opened in a tab of its own. */
  isThere: boolean;
};

/** A page in a frame beside its forms; without a script, a link to it. */
function pageBeside(
  { context: { site }, words: { preview: words } }: AdminRequest,
  { isThere, ...shown }: Shown,
): PageExtras {
  if (!site) return {};
  const { address, isRunning } = site;
  const data: PanelData = { ...shown, address, isRunning, words };
  return {
    styles: ['preview'],
    scripts: ['preview'],
    top: (
      <div className="row views">
        <Segments
          id="view"
          name="view"
          caption={words.views}
          labels={{ form: words.form, page: words.page }}
          chosen="form"
        />
        {isThere && (
          <a
            href={`/admin/page?file=${encodeURIComponent(shown.file)}`}
            target="_blank"
            rel="noopener"
          >
            {words.seePage}
          </a>
        )}
      </div>
    ),
    aside: (
      <aside className="preview" aria-label={words.region} data-preview={JSON.stringify(data)}>
        <div className="row preview-tools">
          <Segments
            name="width"
            caption={words.width}
            labels={{ phone: words.phone, desk: words.desk }}
            chosen="desk"
          />
        </div>
        <div className="preview-state" role="status" />
        <div className="stage">
          <iframe title={words.frame} />
        </div>
      </aside>
    ),
  };
}

/** The page that shows an entry, beside its form. */
export function previewBeside(
  request: AdminRequest,
  entry: OpenEntry,
  content: ContentFiles,
): PageExtras {
  const { path, collection } = entry;
  const isListed = collection.type === 'list' && content.files.has(path);
  const isThere = isOnPage(entry, content);
  return pageBeside(request, { file: path, ...placeFor(entry, content), isListed, isThere });
}

/** The home page, beside the list of all entries. */
export const homeBeside = (request: AdminRequest): PageExtras =>
  pageBeside(request, {
    file: '',
    page: '/',
    section: 'body',
    isListed: false,
    isThere: true,
  });
