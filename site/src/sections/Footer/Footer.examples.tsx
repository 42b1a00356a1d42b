import { content, longWord } from '../../gallery/example-content.ts';
import { Footer } from './Footer.tsx';

const { footer, labels } = content;

export const examples = {
  'with one group and long words': (
    <Footer
      footer={{
        ...footer,
        sections: [{ title: longWord, links: [{ text: longWord, href: '/contact' }] }],
        copyright: longWord,
      }}
      brand={longWord}
      opensInNewTab={labels.opensInNewTab}
    />
  ),
};
