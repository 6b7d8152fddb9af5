import { type ChatMessage, reportChatMessage } from '@pomona/contract/chat/messages';
import { useApi } from '#platform/services.tsx';
import { ReportDialog } from '#product/reporting/report-dialog.tsx';

interface Props {
  message: ChatMessage;
  onClose: () => void;
}

export function ReportMessageDialog({ message, onClose }: Props) {
  const api = useApi();
  return (
    <ReportDialog
      namespace="chat.report"
      onReport={(body) => api.call(reportChatMessage, { params: { id: message.id }, body })}
      onClose={onClose}
    />
  );
}
