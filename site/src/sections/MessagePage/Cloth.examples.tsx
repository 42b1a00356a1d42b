import { PatternSquare } from '../../pattern/PatternSquare.tsx';
import { Cloth } from './Cloth.tsx';
import { MessagePage } from './MessagePage.tsx';

export const examples = {
  'beside a message': (
    <MessagePage
      heading="One thing"
      picture={
        <Cloth seed="an example">
          <PatternSquare seed="an example" motif="sun" />
        </Cloth>
      }
    >
      <p>The words below the heading.</p>
    </MessagePage>
  ),
};
