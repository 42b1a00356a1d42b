import { content, longName, longWord } from '../../gallery/example-content.ts';
import { TopBar } from './TopBar.tsx';

const { labels, navigation, site } = content;
const shared = {
  ...{ brand: site.brand, navigation, labels, currentPath: '/', home: '/' },
  mark: 'pattern',
} as const;

export const examples = {
  'on the home page': <TopBar {...shared} />,
  'with a mark of its own': <TopBar {...shared} mark="icon" />,
  'on the contact page': <TopBar {...shared} currentPath="/contact" />,
  'with a long name and a link without an address': (
    <TopBar
      {...shared}
      brand={longName}
      navigation={{ ...navigation, homeLink: longName, links: [{ text: longWord, href: '' }] }}
    />
  ),
};
