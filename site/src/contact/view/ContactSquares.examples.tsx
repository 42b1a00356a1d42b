import { ContactPattern } from './ContactPattern.tsx';
import { ContactSquares } from './ContactSquares.tsx';

export const examples = {
  'of an empty form, and all filled': (
    <>
      <ContactPattern />
      <ContactSquares />
      <ContactSquares filled />
    </>
  ),
};
