import Link from '@cloudscape-design/components/link';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import type { Comment } from '#domain/comments/comment.ts';
import { piecesOf } from './words.ts';
import '#web/components/detail/detail.css';

/** Excludes the punctuation or bracket that ends the surrounding sentence. */
const ADDRESS = /(https?:\/\/[^\s<>]+[^\s<>.,;:!?)\]}'"»])/;

const Linked = ({ children: text }: { children: string }) => {
  const { t } = useTranslation();
  return text.split(ADDRESS).map((part, n) =>
    n % 2 === 1 ? (
      <Link
        // biome-ignore lint/suspicious/noArrayIndexKey: a text's parts have no other name, and stay in their order
        key={n}
        href={part}
        external
        rel="noopener noreferrer"
        externalIconAriaLabel={t('actions.opensInNewTab')}
      >
        {part}
      </Link>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <Fragment key={n}>{part}</Fragment>
    ),
  );
};

/** Plain text with clickable addresses and highlighted mentions. */
export const CommentText = ({ comment }: { comment: Comment }) => (
  <div className="prose">
    {piecesOf(comment).map(({ text, named }, n) =>
      named ? (
        // biome-ignore lint/suspicious/noArrayIndexKey: a text's parts have no other name, and stay in their order
        <strong key={n} className="mention">
          {text}
        </strong>
      ) : (
        // biome-ignore lint/suspicious/noArrayIndexKey: as above
        <Linked key={n}>{text}</Linked>
      ),
    )}
  </div>
);
