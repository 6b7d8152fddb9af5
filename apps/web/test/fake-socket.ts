/** Stands in for the browser's `WebSocket`; the test is its server. */
export class FakeSocket extends EventTarget {
  static readonly opened: FakeSocket[] = [];
  readonly url: string;
  readonly protocols: readonly string[];
  readonly sent: unknown[] = [];
  isClosed = false;

  constructor(url: string, protocols: readonly string[]) {
    super();
    this.url = url;
    this.protocols = protocols;
    FakeSocket.opened.push(this);
  }

  close(): void {
    this.isClosed = true;
  }

  send(data: string): void {
    this.sent.push(JSON.parse(data));
  }

  /** The server accepts it. */
  open(): void {
    this.dispatchEvent(new Event('open'));
  }

  receive(message: unknown): void {
    const data = typeof message === 'string' ? message : JSON.stringify(message);
    this.dispatchEvent(new MessageEvent('message', { data }));
  }

  /** The server ends it. */
  end(code: number): void {
    this.isClosed = true;
    this.dispatchEvent(Object.assign(new Event('close'), { code }));
  }
}
