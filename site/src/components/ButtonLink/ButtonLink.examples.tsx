import { longName, longWord } from '../../gallery/example-content.ts';
import { ButtonLink } from './ButtonLink.tsx';

export const examples = {
  accent: <ButtonLink href="/contact">Start Project</ButtonLink>,
  line: (
    <ButtonLink href="/contact" variant="line">
      Start Project
    </ButtonLink>
  ),
  large: (
    <ButtonLink href="/contact" size="large">
      Start Your Project
    </ButtonLink>
  ),
  'with long words': <ButtonLink href="/contact">{longName}</ButtonLink>,
  'with a word that does not break': <ButtonLink href="/contact">{longWord}</ButtonLink>,
};
