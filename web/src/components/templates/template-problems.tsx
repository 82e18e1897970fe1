import type { Broken } from '#domain/field-error.ts';
import { useErrorText } from '#web/components/form/use-error-text.ts';
import './template-problems.css';

/** All problems of a template, each with its place. */
export const TemplateProblems = ({ problems }: { problems: readonly Broken[] }) => {
  const errorText = useErrorText();
  const texts = [...new Set(problems.map(errorText))];
  if (texts.length === 1) return texts[0];
  return (
    <ul className="template-problems">
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
};
