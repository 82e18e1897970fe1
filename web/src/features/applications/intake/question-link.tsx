import Link from '@cloudscape-design/components/link';
import type { Place } from './use-place.ts';

type QuestionLinkProps = { place: Place; question: string; children: string };

/** Link to a question, which may be on another step. */
export const QuestionLink = ({ place, question, children }: QuestionLinkProps) => {
  const to = place.addressOfQuestion(question);
  return (
    <Link
      href={to}
      onFollow={(event) => {
        event.preventDefault();
        place.toAddress(to);
      }}
    >
      {children}
    </Link>
  );
};
