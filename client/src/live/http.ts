/** Requests to the server's API. */

export class Refused extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

/** What a server or proxy answers that is not there, or about to go. */
const AWAY = new Set([502, 504]);

export async function ask<T>(path: string, body?: unknown, method = body === undefined ? 'GET' : 'POST'): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      ...(body === undefined
        ? {}
        : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
  } catch {
    throw new Refused('offline', 'the server cannot be reached');
  }
  if (AWAY.has(answer.status)) throw new Refused('offline', 'the server cannot be reached');
  const isJson = answer.headers.get('content-type')?.split(';')[0] === 'application/json';
  const content: unknown = isJson ? await answer.json() : await answer.text();
  if (answer.ok) return content as T;
  const problem = content as { code?: string; message?: string };
  throw new Refused(problem.code ?? 'mistake', problem.message ?? `the server answered ${answer.status}`);
}

/** So many random bytes, as hexadecimal digits. */
export function random(bytes: number): string {
  const found = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(found, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function wait(milliseconds: number): Promise<void> {
  return new Promise((done) => setTimeout(done, milliseconds));
}
