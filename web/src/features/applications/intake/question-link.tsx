import Link from '@cloudscape-design/components/link';
import type { Place } from './use-place.ts';

type QuestionLinkProps = { place: Place; question: string; children: string };

/** Leads to a question of this intake, whichever step it is of. */
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
