import { Link } from 'react-router-dom';
import { type Part, type Section, textOf } from './section.ts';

type DetailPartsProps = { section: Section; active: Part | undefined; state: unknown };

/** The second level of navigation, within a section. */
export const DetailParts = ({ section: { label, parts }, active, state }: DetailPartsProps) => {
  if (parts.length === 1) return null;
  return (
    <nav className="detail-parts not-on-paper" aria-label={label} data-keeps-focus>
      <ul>
        {parts.map((part) => (
          <li key={part.path}>
            <Link to={part.path} state={state} aria-current={part === active ? 'page' : undefined}>
              {textOf(part)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};
