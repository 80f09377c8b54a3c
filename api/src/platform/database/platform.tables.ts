import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { ReasonCode } from 'shared-contracts/values/reasons';

declare module './database.ts' {
  interface Tables {
    files: {
      id: Generated<string>;
      organizationId: string;
      name: string;
      mime: string;
      bytes: number;
      /** Null: in `fileChunks` if `chunkBytes` is set, else in the bucket, under the id. */
      content: Buffer | null;
      /** The hash of content in chunks or in the bucket. */
      sha256: ColumnType<Buffer | null, Buffer | null | undefined, Buffer | null>;
      /** Size of each chunk but the last. */
      chunkBytes: ColumnType<number | null, number | null | undefined, number | null>;
      createdAt: number;
    };
    fileChunks: { fileId: string; position: number; content: Buffer };
    /** Contents that are stored before their record; it takes the row away. */
    stagedFiles: {
      id: string;
      inBucket: boolean;
      /** Id of the bucket's multipart upload. */
      uploadId: ColumnType<string | null, string | null | undefined, string>;
      createdAt: number;
    };
    /** The position of the log after a user's last changing call. */
    lastWrites: { writerId: string; position: number };
    /** Files of the bucket without a record. */
    removedFiles: { id: string };
    timelineEntries: {
      id: Generated<string>;
      organizationId: string;
      subject: string;
      subjectId: string;
      event: string;
      fromStage: string | null;
      toStage: string | null;
      /** The changed fields; written as JSON text. */
      changes: ColumnType<unknown, string | null, never>;
      reason: string | null;
      reasonCode: ColumnType<ReasonCode | null, ReasonCode | null | undefined, never>;
      userId: string | null;
      actorId: string | null;
      /** The key that acted for the user. */
      apiKeyId: ColumnType<string | null, string | null | undefined, never>;
      occurredAt: number;
      recordedAt: number;
      position: Generated<number>;
      /** The record's revision after the change. The database sets it; null for an entry that changed nothing. */
      revision: GeneratedAlways<number | null>;
    };
    mails: {
      id: Generated<string>;
      organizationId: string | null;
      recipient: string;
      subject: string;
      text: string;
      html: string;
      /** The body without its one-time code or password; it replaces the body once the email is sent. Null: no secret. */
      masked: { text: string; html: string } | null;
      state: 'queued' | 'kept' | 'sent' | 'failed';
      attempts: Generated<number>;
      error: string | null;
      createdAt: number;
      sentAt: number | null;
    };
    /** Uses since `startsAt`. */
    quotas: { key: string; startsAt: number; used: number };
    mailAttachments: {
      mailId: string;
      position: number;
      name: string;
      mime: string;
      content: Buffer;
    };
    signInAttempts: {
      key: string;
      failures: number;
      blockedUntil: number;
      lastAt: number;
    };
    counters: {
      organizationId: string;
      name: string;
      value: number;
    };
  }
}
