import { content, longName, longSentence, longWord } from '../../gallery/example-content.ts';
import { NextSteps } from './NextSteps.tsx';

export const examples = {
  'three steps': <NextSteps {...content.contact.whatHappensNext} />,
  'with long words': <NextSteps title={longName} steps={[longSentence, longWord]} />,
};
