import { content, longName, longWord } from '../../gallery/example-content.ts';
import { TopBar } from './TopBar.tsx';

const { labels, navigation } = content;

export const examples = {
  'with a long name and a link without an address': (
    <TopBar
      brand={longName}
      navigation={{ ...navigation, homeLink: longName, links: [{ text: longWord, href: '' }] }}
      labels={labels}
      currentPath="/"
      home="/"
      logo="pattern"
    />
  ),
};
