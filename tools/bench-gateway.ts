import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { DatabaseSync } from 'node:sqlite';
import { GatewayProcess } from './gateway-process.ts';

/** Like a browser’s: dashes and letters that no text contains. */
const boundary = '----AgencyBenchBoundary7d1f0c2a9b';
const connections = [1, 10, 100];
const messagesEach = 1000;

/** One ordinary message of the EmailJS protocol, different from all others. */
function message(number: number): Buffer {
  const fields = {
    from_name: 'Bench',
    from_email: 'bench@example.com',
    from_subject: `Message ${number}`,
    from_number: '',
    from_message: 'A few lines about what should be different when the work is done.',
    lib_version: '4.4.1',
    service_id: 'agency_site',
    template_id: 'contact_form',
    user_id: 'public_site_key',
  };
  const parts = Object.entries(fields).map(
    ([name, value]) =>
      `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  return Buffer.from(`${parts.join('')}--${boundary}--\r\n`);
}

/** Posts one message. @returns the status and how long the answer took, in milliseconds. */
function post(url: string, agent: Agent, body: Buffer): Promise<{ status: number; took: number }> {
  const start = performance.now();
  return new Promise((resolve, reject) => {
    const call = request(
      `${url}/api/v1.0/email/send-form`,
      {
        method: 'POST',
        agent,
        headers: {
          'content-type': `multipart/form-data; boundary=${boundary}`,
          'content-length': body.length,
        },
      },
      (answer) => {
        answer.resume();
        answer.once('end', () =>
          resolve({ status: answer.statusCode ?? 0, took: performance.now() - start }),
        );
      },
    );
    call.once('error', reject);
    call.end(body);
  });
}

const percentile = (sorted: number[], part: number) =>
  Number((sorted[Math.floor((sorted.length - 1) * part)] ?? 0).toFixed(1));

/** The most memory the process has held, in MB, where the system tells (Linux). */
function peakMemory(processId: number | undefined): number | string {
  try {
    const status = readFileSync(`/proc/${processId}/status`, 'utf8');
    return Math.round(Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1024);
  } catch {
    return 'unknown';
  }
}

/** Acknowledged messages per second and the time of an answer, at 1, 10 and 100 connections. */
export async function measureGateway() {
  const rows = [];
  for (const count of connections) {
    const gateway = new GatewayProcess();
    await gateway.start();
    const agent = new Agent({ keepAlive: true, maxSockets: count });
    try {
      let next = 0;
      const answers: { status: number; took: number }[] = [];
      const start = performance.now();
      await Promise.all(
        Array.from({ length: count }, async () => {
          while (next < messagesEach) {
            next += 1;
            answers.push(await post(gateway.url, agent, message(next)));
          }
        }),
      );
      const seconds = (performance.now() - start) / 1000;
      const acknowledged = answers.filter((answer) => answer.status === 200);
      const took = acknowledged.map((answer) => answer.took).sort((a, b) => a - b);
      const database = new DatabaseSync(gateway.databaseFile, { readOnly: true });
      const kept = database.prepare('SELECT count(*) AS kept FROM messages').get();
      database.close();
      rows.push({
        connections: count,
        'per second': Math.round(acknowledged.length / seconds),
        'p50 ms': percentile(took, 0.5),
        'p99 ms': percentile(took, 0.99),
        acknowledged: acknowledged.length,
        kept: Number(kept?.['kept']),
        'peak MB': peakMemory(gateway.processId),
      });
    } finally {
      agent.destroy();
      await gateway.remove();
    }
  }
  return rows;
}
