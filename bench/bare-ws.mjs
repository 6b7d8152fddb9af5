// The reference: `ws` and nothing else, sending each text to all who are connected.
import { WebSocketServer } from 'ws';

const [, , port] = process.argv;
const server = new WebSocketServer({
  port: Number(port),
  host: '127.0.0.1',
  perMessageDeflate: false,
});
server.on('connection', (socket) => {
  socket.on('message', (/** @type {Buffer} */ data) => {
    const text = data.toString();
    if (text === 'memory') {
      global.gc?.();
      const { heapUsed, external } = process.memoryUsage();
      socket.send(JSON.stringify({ bytes: heapUsed + external }));
      return;
    }
    for (const client of server.clients) client.send(text);
  });
});
server.on('listening', () => console.log('listening'));
