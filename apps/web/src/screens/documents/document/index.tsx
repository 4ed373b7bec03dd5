import { useParams } from 'react-router';
import { DocumentList } from './document-list.tsx';
import { ReviewScreen } from './review/review-screen.tsx';

/** The uploaded documents; with an id, the review of one. */
export default function DocumentScreen() {
  const { documentId } = useParams();
  return documentId === undefined ? <DocumentList /> : <ReviewScreen key={documentId} id={documentId} />;
}
